import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoneyInput } from '../format/money.ts';
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
  const changed = vi.fn<Changed>();
  const { unmount } = render(<Form Input={Input} initial={initial} changed={changed} extra={extra} />);
  return { input: screen.getByRole<HTMLInputElement>('textbox'), changed, unmount, user: userEvent.setup() };
}

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
    expect(first.changed).toHaveBeenLastCalledWith(500);
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
    await user.type(input, '6a0,4.1 2');
    expect(changed).toHaveBeenLastCalledWith(60412);
    expect(input.value).toBe('60412');
  });

  it('gives quantities as plain numbers without dust', async () => {
    const { input, changed, user } = setup(QuantityInput);
    await user.type(input, '1234,567');
    expect(changed).toHaveBeenLastCalledWith(1234.567);
    expect(input.value).toBe('1.234,567');
  });
});
