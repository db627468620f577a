import { businessDay, type Dia, formatDia } from '@distri/domain/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput, FECHA_INVALIDA } from './DateInput.tsx';
import { completeDia, maskDia, pastedDia, settleDia } from './dateText.ts';

const today = businessDay(new Date());

type Changed = (value: Dia | null) => void;

function Form({ initial, changed }: { initial: Dia | null; changed: Changed }) {
  const [value, setValue] = useState<Dia | null>(initial);
  const change = (next: Dia | null) => {
    changed(next);
    setValue(next);
  };
  return <DateInput label="Entrega" value={value} onChange={change} />;
}

function setup(initial: Dia | null = null) {
  const changed = vi.fn<Changed>();
  render(<Form initial={initial} changed={changed} />);
  return {
    input: screen.getByRole<HTMLInputElement>('textbox', { name: /Entrega/ }),
    changed,
    user: userEvent.setup(),
  };
}

describe('date texts', () => {
  it('puts the bars in', () => {
    expect(maskDia('20112026')).toBe('20/11/2026');
    expect(maskDia('5-3-26')).toBe('5/3/26');
    expect(maskDia('20.11.2026 ')).toBe('20/11/2026');
  });
  it('takes a whole year only while typing', () => {
    expect(completeDia('20/11/20')).toBeNull();
    expect(completeDia('20/11/2026')).toBe('2026-11-20');
    expect(completeDia('31/02/2026')).toBeNull();
  });
  it('fills the year in on leaving', () => {
    expect(settleDia('20/11', '2026-01-05')).toBe('2026-11-20');
    expect(settleDia('20/11/25', '2026-01-05')).toBe('2025-11-20');
    expect(settleDia('20/', '2026-01-05')).toBeNull();
  });
  it('reads ISO when pasted', () => {
    expect(pastedDia('2026-11-20', today)).toBe('2026-11-20');
    expect(pastedDia('mañana', today)).toBeNull();
  });
  it('reads every day back from its digits', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const dia = date.toISOString().slice(0, 10);
        expect(completeDia(maskDia(formatDia(dia).replaceAll('/', '')))).toBe(dia);
      }),
    );
  });
});

describe('DateInput', () => {
  it('is typed without bars', async () => {
    const { input, changed, user } = setup();
    await user.type(input, '20112026');
    expect(input.value).toBe('20/11/2026');
    expect(changed).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('writes today with H', async () => {
    const { input, changed, user } = setup('2020-01-01');
    await user.type(input, 'h');
    expect(changed).toHaveBeenLastCalledWith(today);
    expect(input.value).toBe(formatDia(today));
  });

  it('moves a day with the arrows', async () => {
    const { input, changed, user } = setup('2026-02-28');
    await user.type(input, '{ArrowUp}');
    expect(changed).toHaveBeenLastCalledWith('2026-03-01');
    await user.type(input, '{ArrowDown}{ArrowDown}');
    expect(changed).toHaveBeenLastCalledWith('2026-02-27');
  });

  it('completes the year on leaving', async () => {
    const { input, changed, user } = setup();
    await user.type(input, '2011');
    await user.tab();
    expect(changed).toHaveBeenLastCalledWith(`${today.slice(0, 4)}-11-20`);
  });

  it('keeps what is no day, says so, and holds no value meanwhile', async () => {
    const { input, changed, user } = setup('2026-11-20');
    await user.clear(input);
    await user.type(input, '31022026');
    await user.tab();
    expect(input.value).toBe('31/02/2026');
    expect(screen.getByText(FECHA_INVALIDA)).toBeDefined();
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('takes a pasted date', () => {
    const { input, changed } = setup();
    fireEvent.paste(input, { clipboardData: { getData: () => '2026-11-20' } });
    expect(changed).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('picks from the calendar', async () => {
    const { changed, user } = setup('2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Abrir el calendario de Entrega' }));
    await user.click(await screen.findByRole('gridcell', { name: '23' }, { timeout: 5000 }));
    expect(changed).toHaveBeenLastCalledWith('2026-11-23');
  });
});
