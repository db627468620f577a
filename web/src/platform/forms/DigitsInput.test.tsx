import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DigitsInput, pastedDigits } from './DigitsInput.tsx';

function Form({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState('');
  return <DigitsInput label="Número" maxLength={8} value={value} onChange={setValue} readOnly={readOnly} />;
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const said = () => screen.queryByRole('alert')?.textContent ?? '';
const paste = (text: string) => fireEvent.paste(box(), { clipboardData: { getData: () => text } });

describe('DigitsInput', () => {
  it('keeps the zeros in front and no more digits than fit', async () => {
    render(<Form />);
    await userEvent.type(box(), '0000123456');
    expect(box().value).toBe('00001234');
  });

  it.each(['1234,5', '1234.5', '1234-5', '1234/5'])('does not read %s as 12345', async (text) => {
    render(<Form />);
    await userEvent.type(box(), text);
    expect(said()).toBe(text.includes('/') ? '' : 'Solo números');
    expect(box().value).toBe(text.includes('/') ? '12345' : '1234');
  });

  it('says why a pasted text is not taken, and keeps what it had', async () => {
    render(<Form />);
    await userEvent.type(box(), '77');
    paste('0001-00012345');
    expect(said()).toBe('Lo que pegaste no es un número');
    paste('123456789');
    expect(said()).toBe('Van hasta 8 dígitos');
    expect(box().value).toBe('77');
    paste(' 00012345 ');
    expect(said()).toBe('');
    expect(box().value).toBe('00012345');
  });

  it('takes nothing when it is only read', () => {
    render(<Form readOnly />);
    paste('12');
    expect(box().value).toBe('');
  });
});

describe('pastedDigits', () => {
  it.each([
    ['12.345.678', '12345678'],
    ['1 234', '1234'],
    ['007', '007'],
    ['1,234', null],
    ['1.23', null],
    ['', null],
    ['A12', null],
  ])('%j is %j', (text, digits) => {
    expect(pastedDigits(text)).toBe(digits);
  });
});
