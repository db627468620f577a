import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatInteger, formatMoneyInput } from '../format/money.ts';
import { IntegerInput, MoneyInput, PercentInput, QuantityInput } from './numberInputs.tsx';

const DOT = { key: '.', code: 'NumpadDecimal' };

type Input = typeof MoneyInput | typeof QuantityInput;

type Changed = (value: number | null) => void;

function Form(props: { Input: Input; initial: number | null; changed: Changed; extra: object }) {
  const [value, setValue] = useState<number | null>(props.initial);
  const change = (next: number | null) => {
    props.changed(next);
    setValue(next);
  };
  return <props.Input label="Campo" value={value} onChange={change} {...props.extra} />;
}

function setup(Input: Input, initial: number | null = null, extra: object = {}) {
  cleanup();
  const changed = vi.fn<Changed>();
  const { unmount } = render(<Form Input={Input} initial={initial} changed={changed} extra={extra} />);
  return { input: screen.getByRole<HTMLInputElement>('textbox'), changed, unmount, user: userEvent.setup() };
}

/** What the field says under itself. */
const said = () => screen.queryByRole('alert')?.textContent ?? '';

const KEYS = [...'0123456789'].map((key) => ({ key, code: `Digit${key}` }));
const MARKS = [{ key: '.', code: 'Period' }, { key: ',', code: 'Comma' }, { key: '-', code: 'Minus' }, DOT];
/** Types without waiting between keys: properties type a lot. */
const typist = () => userEvent.setup({ delay: null, keyboardMap: [...KEYS, ...MARKS] });

function paste(input: HTMLElement, text: string) {
  fireEvent.paste(input, { clipboardData: { getData: () => text } });
}

describe('MoneyInput', () => {
  it.each(['1234,5', '1234.5', '1234,50'])('understands %s typed key by key', async (text) => {
    const { input, changed, user } = setup(MoneyInput);
    await user.type(input, text);
    expect(changed).toHaveBeenLastCalledWith(123450);
    await user.tab();
    expect(input.value).toBe('1.234,50');
  });

  it.each([
    ['1.234,50', 123450, '1.234,50'],
    ['1.234.567,8', 123456780, '1.234.567,80'],
    ['12.345', 1234500, '12.345,00'],
    ['10.5', 1050, '10,50'],
    ['0.125', 12, '0,12'],
  ])('takes the dot of %s for what it is', async (text, centavos, shown) => {
    const { input, changed, user } = setup(MoneyInput);
    await user.type(input, text);
    expect(changed).toHaveBeenLastCalledWith(centavos);
    await user.tab();
    expect(input.value).toBe(shown);
  });

  it('takes the dot of the numpad for a comma, always', async () => {
    const { input, changed } = setup(QuantityInput);
    const user = userEvent.setup({
      keyboardMap: [...'1234'].map((key) => ({ key, code: `Numpad${key}` })).concat(DOT),
    });
    await user.click(input);
    await user.keyboard('1[NumpadDecimal]234');
    expect(input.value).toBe('1,234');
    expect(changed).toHaveBeenLastCalledWith(1.234);
  });

  it('keeps the comma while it is the last thing typed', async () => {
    const { input, user } = setup(MoneyInput);
    await user.type(input, '12,');
    expect(input.value).toBe('12,');
    await user.type(input, '0');
    expect(input.value).toBe('12,0');
    await user.type(input, '5');
    expect(input.value).toBe('12,05');
  });

  it.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234.50', 123450],
    ['$ 1.234.567,89', 123456789],
  ])('understands %s pasted', (text, centavos) => {
    const { input, changed } = setup(MoneyInput, 100);
    paste(input, text);
    expect(changed).toHaveBeenLastCalledWith(centavos);
    expect(input.value).toContain(formatMoneyInput(centavos).slice(0, -1));
  });

  it('leaves the value alone when what is pasted is no amount, or negative where it may not be', () => {
    const { input, changed } = setup(MoneyInput, 100);
    paste(input, 'doce pesos');
    paste(input, '-5');
    expect(changed).not.toHaveBeenCalled();
    expect(input.value).toBe('1,00');
    expect(said()).toBe('No puede ser negativo');
  });

  it('takes a text that is dropped on it as one that is pasted', () => {
    const { input, changed } = setup(MoneyInput);
    fireEvent.drop(input, { dataTransfer: { getData: () => '$ 1.234,56' } });
    expect(changed).toHaveBeenLastCalledWith(123456);
  });

  it('says that there is a comma already, and takes nothing after the second one', async () => {
    const { input, changed, user } = setup(MoneyInput);
    await user.type(input, '12,3,45');
    expect(changed).toHaveBeenLastCalledWith(1230);
    expect(said()).toBe('Ya tiene decimales');
    await user.type(input, '{Backspace}45');
    expect(changed).toHaveBeenLastCalledWith(1245);
    expect(said()).toBe('');
  });

  it('forgets what it said when it is left', async () => {
    const { input, user } = setup(MoneyInput);
    await user.type(input, '12x');
    expect(said()).toBe('Solo números');
    await user.tab();
    expect(said()).toBe('');
  });

  it('selects the whole value on focus, so that typing replaces it', async () => {
    const { input, changed, user } = setup(MoneyInput, 60000000);
    expect(input.value).toBe('600.000,00');
    await user.tab();
    await vi.waitFor(() => expect(input.selectionEnd).toBe('600.000,00'.length));
    await user.keyboard('7');
    expect(changed).toHaveBeenLastCalledWith(700);
  });

  it('is null when emptied', async () => {
    const { input, changed, user } = setup(MoneyInput, 100);
    await user.clear(input);
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('refuses negatives unless they are allowed', async () => {
    const first = setup(MoneyInput);
    await first.user.type(first.input, '-5');
    expect(first.changed).not.toHaveBeenCalled();
    expect(said()).toBe('No puede ser negativo');
    first.unmount();
    const second = setup(MoneyInput, null, { allowNegative: true });
    await second.user.type(second.input, '-5');
    expect(second.changed).toHaveBeenLastCalledWith(-500);
  });

  it('follows a value that changes from outside', () => {
    const { rerender } = render(<MoneyInput label="A" value={100} onChange={() => undefined} />);
    rerender(<MoneyInput label="A" value={123450} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.234,50');
  });

  it('reads any amount back as it was, typed or pasted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        const { input, changed, unmount } = setup(MoneyInput);
        paste(input, formatMoneyInput(centavos));
        expect(changed).toHaveBeenLastCalledWith(centavos);
        unmount();
      }),
      { numRuns: 25 },
    );
  });
});

describe('PercentInput', () => {
  it('holds ten-thousandths of a percent', async () => {
    const { input, changed, user } = setup(PercentInput);
    await user.type(input, '2,5');
    expect(changed).toHaveBeenLastCalledWith(25000);
  });

  it('cannot pass 100, nor the maximum it is given', async () => {
    const first = setup(PercentInput);
    await first.user.type(first.input, '101');
    expect(first.changed).toHaveBeenLastCalledWith(100000);
    expect(said()).toBe('Como máximo 100');
    first.unmount();
    const second = setup(PercentInput, null, { max: 100000 });
    await second.user.type(second.input, '11');
    expect(second.changed).toHaveBeenLastCalledWith(10000);
  });

  it('does not touch four decimals that it cannot show', async () => {
    const { input, changed, user } = setup(PercentInput, 370001);
    await user.click(input);
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('IntegerInput and QuantityInput', () => {
  it('takes digits only', async () => {
    const { input, changed, user } = setup(IntegerInput);
    await user.type(input, '6a');
    expect(said()).toBe('Solo números');
    await user.type(input, '04 12');
    expect(changed).toHaveBeenLastCalledWith(60412);
    expect(input.value).toBe('60412');
    expect(said()).toBe('');
  });

  it('gives quantities as plain numbers without dust', async () => {
    const { input, changed, user } = setup(QuantityInput);
    await user.type(input, '1234,567');
    expect(changed).toHaveBeenLastCalledWith(1234.567);
    expect(input.value).toBe('1.234,567');
  });
});

describe('what a field of whole numbers does not take', () => {
  const wholes = fc.integer({ min: 0, max: 9_999_999 });
  const fractions = fc.stringMatching(/^[0-9]{1,4}$/);
  const grouped = (whole: number) => formatInteger(whole);
  const runs = { numRuns: 6 };

  it('a comma and what follows it are not part of the number, and that is said', async () => {
    const property = fc.asyncProperty(
      wholes,
      fractions,
      fc.constantFrom(',', '[NumpadDecimal]'),
      fc.boolean(),
      async (whole, fraction, mark, grouping) => {
        const { input, changed, unmount } = setup(IntegerInput, null, { grouping });
        const user = typist();
        await user.click(input);
        await user.keyboard(`${whole}${mark}${fraction}`);
        expect(changed).toHaveBeenLastCalledWith(whole);
        expect(said()).toBe('Va sin decimales');
        unmount();
      },
    );
    await fc.assert(property, runs);
  });

  it('dots of thousands are', async () => {
    const property = fc.asyncProperty(wholes, fc.boolean(), async (whole, grouping) => {
      const { input, changed, unmount } = setup(IntegerInput, null, { grouping });
      await typist().type(input, grouped(whole));
      expect(changed).toHaveBeenLastCalledWith(whole);
      expect(said()).toBe('');
      unmount();
    });
    await fc.assert(property, runs);
  });

  it.each(['12.5', '12.34', '1234.5', '1234.567'])('the dot of %s is a decimal one', async (text) => {
    const { input, changed, user } = setup(IntegerInput, null, { grouping: true });
    await user.type(input, text);
    expect(changed).toHaveBeenLastCalledWith(Number.parseInt(text, 10));
    expect(said()).toBe('Va sin decimales');
  });

  it('goes on after deleting or moving', async () => {
    const { input, changed, user } = setup(IntegerInput);
    await user.type(input, '1234,5{ArrowRight}6');
    expect(changed).toHaveBeenLastCalledWith(12346);
    expect(said()).toBe('');
  });

  it('a pasted amount counts when nothing is lost of it, and is refused otherwise', () => {
    const property = fc.property(fc.integer({ min: 0, max: 99_999_999 }), (centavos) => {
      const { input, changed, unmount } = setup(IntegerInput, 7);
      paste(input, `$ ${formatMoneyInput(centavos)}`);
      if (centavos % 100 === 0 && centavos !== 700) expect(changed).toHaveBeenLastCalledWith(centavos / 100);
      else expect(changed).not.toHaveBeenCalled();
      expect(said()).toBe(centavos % 100 === 0 ? '' : 'Va sin decimales');
      unmount();
    });
    fc.assert(property, { numRuns: 25, examples: [[123456], [123400]] });
  });
});

it.each([
  ['MoneyInput', MoneyInput],
  ['PercentInput', PercentInput],
  ['IntegerInput', IntegerInput],
] as const)('%s holds no negative by dropping its sign', async (_name, Input) => {
  const property = fc.asyncProperty(fc.integer({ min: 0, max: 99 }), fc.constantFrom('-', '−'), async (whole, sign) => {
    const { input, changed, unmount } = setup(Input, null, {});
    paste(input, `${sign}${whole + 1}`);
    expect(said()).toBe('No puede ser negativo');
    await typist().type(input, `-${whole}`);
    expect(changed).not.toHaveBeenCalled();
    expect(said()).toBe('No puede ser negativo');
    unmount();
  });
  await fc.assert(property, { numRuns: 4 });
});

it.each([
  ['MoneyInput', MoneyInput, 2],
  ['PercentInput', PercentInput, 4],
] as const)('%s reads hundredths alike typed by comma or numpad dot, or pasted', async (_name, Input, scale) => {
  const property = fc.asyncProperty(fc.integer({ min: 0, max: 9_999 }), async (hundredths) => {
    const text = `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;
    for (const mark of [',', '[NumpadDecimal]', null]) {
      const { input, changed, unmount } = setup(Input, null, {});
      const user = typist();
      await user.click(input);
      if (mark === null) paste(input, text);
      else await user.keyboard(text.replace(',', mark));
      expect(changed).toHaveBeenLastCalledWith(hundredths * 10 ** (scale - 2));
      unmount();
    }
  });
  await fc.assert(property, { numRuns: 4 });
});
