import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { narrowScreen } from '../test/phone.ts';
import { styleOfSheets } from '../test/styleOfSheets.ts';
import { temaDistri } from '../theme/index.ts';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentToolbar } from './DocumentToolbar.tsx';
import { ExplainPopper } from './ExplainPopper.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RecordNavigator } from './RecordNavigator.tsx';
import { Stepper } from './Stepper.tsx';
import type { ShownProblem } from './shownProblem.ts';
import { SIN_PASAR } from './step.ts';

function Theme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={temaDistri}>{children}</ThemeProvider>;
}

function show(element: ReactElement) {
  return { user: userEvent.setup(), ...render(element, { wrapper: Theme }) };
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('RecordNavigator', () => {
  it('goes to the first, previous, next and last', async () => {
    const go = vi.fn<(index: number) => void>();
    const { user } = show(<RecordNavigator index={2} count={47} onGo={go} />);
    expect(screen.getByText(/de 47/).textContent).toBe('3 de 47');
    for (const name of ['Primero', 'Anterior', 'Siguiente', 'Último']) await user.click(button(name));
    expect(go.mock.calls).toEqual([[0], [1], [3], [46]]);
  });
  it('stops at both ends', () => {
    const { rerender } = show(<RecordNavigator index={0} count={2} onGo={() => undefined} />);
    expect([button('Primero').disabled, button('Anterior').disabled, button('Último').disabled]).toEqual([
      true,
      true,
      false,
    ]);
    rerender(<RecordNavigator index={1} count={2} onGo={() => undefined} />);
    expect([button('Siguiente').disabled, button('Último').disabled]).toEqual([true, true]);
  });
  it('is not there for one record alone', () => {
    const { container } = show(<RecordNavigator index={0} count={1} onGo={() => undefined} />);
    expect(container.textContent).toBe('');
  });
});

describe('DocumentToolbar', () => {
  it('offers what this person has, and nothing while the PDF is being made', async () => {
    const [mail, download] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user, rerender } = show(<DocumentToolbar mail={mail} download={download} />);
    await user.click(button('Enviar por e-mail'));
    await user.click(button('Descargar'));
    expect([mail.mock.calls.length, download.mock.calls.length]).toEqual([1, 1]);
    expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    rerender(<DocumentToolbar mail={mail} download={download} isBusy />);
    expect(button('Descargar').disabled).toBe(true);
  });
});

describe('Stepper', () => {
  it('says which step is in force and when each was reached', () => {
    show(<Stepper current={1} steps={[{ palabra: 'Nuevo', cuando: '18/11 09:12' }, { palabra: 'Facturado' }]} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Nuevo18/11 09:12');
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect(second?.textContent).toBe('FacturadoPendiente');
  });

  it('marks as done only what was done: a step that was left out has no tick', () => {
    const steps = [
      { palabra: 'Nuevo', cuando: '18/11 09:12' },
      { palabra: 'Facturado', cuando: SIN_PASAR },
    ];
    show(<Stepper current={2} steps={[...steps, { palabra: 'Cerrado', cuando: '19/11 10:00' }]} />);
    const ticks = screen.getAllByRole('listitem').map((step) => within(step).queryByTestId('CheckIcon') !== null);
    expect(ticks).toEqual([true, false, false]);
  });

  it('on a phone says what comes next, and nothing of what was stopped', () => {
    narrowScreen();
    const steps = [{ palabra: 'Nueva', cuando: '18/11 09:12' }, { palabra: 'Esperando' }];
    const { rerender } = show(<Stepper current={0} steps={steps} />);
    expect(screen.getByText('Sigue: Esperando')).toBeDefined();
    rerender(<Stepper current={0} steps={steps.map((step) => ({ cuando: SIN_PASAR, ...step }))} />);
    expect(screen.queryByText(/Sigue/)).toBeNull();
  });
});

describe('Facts', () => {
  it('leaves out what has no value', () => {
    show(
      <Facts
        facts={[
          { label: 'Vendedor', value: 'Paz' },
          { label: 'Transporte', value: '' },
        ]}
      />,
    );
    expect(screen.getByText('Vendedor')).toBeDefined();
    expect(screen.queryByText('Transporte')).toBeNull();
  });
});

describe('ProblemList', () => {
  const problems: readonly ShownProblem[] = [
    { key: 'a', severity: 'block', linea: 1, text: 'No cumple con la rentabilidad' },
    { key: 'b', severity: 'warn', text: 'Cotizás 6 y hay 4' },
    { key: 'c', severity: 'warn', text: 'Debe' },
  ];
  it('counts them by kind and takes the reader to their place', async () => {
    const go = vi.fn<(problem: ShownProblem) => void>();
    const { user } = show(<ProblemList problems={problems} onGo={go} />);
    expect(screen.getByText('1 bloquea')).toBeDefined();
    expect(screen.getByText('2 avisos')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Bloquea, línea 1\./ }));
    expect(go).toHaveBeenCalledWith(problems[0]);
  });

  it('keeps each document number on one line, and the sentence whole', () => {
    const text = 'Debe A 0004-00014089 y B 0017-00000012, del 13/11/2026.';
    show(<ProblemList problems={[{ key: 'x', severity: 'warn', text }]} onGo={() => undefined} />);
    for (const numero of ['A 0004-00014089', 'B 0017-00000012'])
      expect(styleOfSheets(screen.getByText(numero)).whiteSpace).toBe('nowrap');
    expect(screen.getByRole('button').textContent).toBe(`Aviso. ${text}`);
  });
});

describe('ExplainPopper', () => {
  const explanation = {
    title: 'Por qué este precio',
    steps: [
      { label: 'Lista 3', amount: 1500000 },
      { label: 'Bonificación de la línea, 5%', amount: -75000 },
    ],
    result: { label: 'Precio por unidad, sin IVA', amount: 1425000 },
  };
  it('takes no focus, and Esc closes it from wherever one is typing', async () => {
    const close = vi.fn<() => void>();
    const anchor = document.body.appendChild(document.createElement('span'));
    const { user } = show(
      <>
        <input aria-label="Cantidad" />
        <ExplainPopper anchor={anchor} explanation={explanation} onClose={close} />
      </>,
    );
    await user.click(screen.getByLabelText('Cantidad'));
    close.mockClear();
    expect(screen.getByText('−$ 750')).toBeDefined();
    await user.keyboard('1');
    expect(screen.getByLabelText<HTMLInputElement>('Cantidad').value).toBe('1');
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
    anchor.remove();
  });
});

describe('History', () => {
  it('keeps the numbers of the documents it tells of on one line', () => {
    const detail = 'Factura A 0004-00014206, remito R 0004-00100319';
    show(
      <History entries={[{ key: 1, tono: 'naranja', what: 'Facturado', when: '2026-11-20T14:08:00-03:00', detail }]} />,
    );
    for (const numero of ['A 0004-00014206', 'R 0004-00100319'])
      expect(styleOfSheets(screen.getByText(numero)).whiteSpace).toBe('nowrap');
  });
});

describe('DocumentLines', () => {
  it('keeps the whole name on a phone: a size does not break at its hyphen', () => {
    narrowScreen();
    const name = 'SHELL HELIX ULTRA ECT C3 5W-30 4 L';
    show(
      <DocumentLines
        label="Artículos"
        lines={[name]}
        lineKey={(line) => line}
        columns={[]}
        phone={(title) => ({ title, amount: '$ 179.550', detail: 'ULTECT-4L · 2 × $ 99.750' })}
        summary="1 artículo"
        totals={[]}
      />,
    );
    const line = screen.getByRole('listitem');
    expect(line.textContent).toContain(name);
    expect(styleOfSheets(screen.getByText('5W-30')).whiteSpace).toBe('nowrap');
    vi.restoreAllMocks();
  });
});
