import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLeyendas, direccionConId, LARGO_LEYENDA, leyendaValidez } from './leyendas.ts';

const validez = 'Validez de oferta: 7 días de fecha de cotización';
const propias = { leyenda3: validez, leyenda4: '' };
const direccion = (text: string, observacion = '') => ({ id: 12, direccion: text, observacion });

describe('legends', () => {
  it('the default third one is the document’s, and fits', () => {
    expect(leyendaValidez(7)).toBe(validez);
    expect(Array.from(leyendaValidez(365)).length).toBeLessThanOrEqual(LARGO_LEYENDA);
  });

  it('the address goes into the first: id padded to five, hyphen, address', () => {
    expect(direccionConId(direccion('Av. Perón 4912'))).toBe('00012-Av. Perón 4912');
    expect(composeLeyendas(direccion('Av. Perón 4912'), propias)).toEqual({
      leyenda1: '00012-Av. Perón 4912',
      leyenda2: '',
      leyenda3: validez,
      leyenda4: '',
    });
  });

  it('the observation starts the second', () => {
    const { leyenda1, leyenda2 } = composeLeyendas(direccion('Av. Perón 4912', 'Portón verde, tocar timbre'), propias);
    expect([leyenda1, leyenda2]).toEqual(['00012-Av. Perón 4912', 'Portón verde, tocar timbre']);
  });

  it('what passes 50 characters goes on in the second, before the observation', () => {
    const largo = 'X'.repeat(50);
    const { leyenda1, leyenda2 } = composeLeyendas(direccion(largo, 'OBS'), propias);
    expect(leyenda1).toBe(`00012-${'X'.repeat(44)}`);
    expect(leyenda2).toBe('XXXXXX OBS');
  });

  it('a long observation takes the third and moves the person’s own text down', () => {
    const legends = composeLeyendas(direccion('CALLE', 'O'.repeat(70)), propias);
    expect(legends).toEqual({
      leyenda1: '00012-CALLE',
      leyenda2: 'O'.repeat(50),
      leyenda3: 'O'.repeat(20),
      leyenda4: validez,
    });
    expect(composeLeyendas(direccion('CALLE', 'O'.repeat(70)), legends)).toEqual(legends);
  });

  it('beyond four legends there is nothing', () => {
    const legends = composeLeyendas(direccion('CALLE', `${'O'.repeat(150)}ZZ`), { leyenda3: 'a', leyenda4: 'b' });
    expect(Object.values(legends)).toEqual(['00012-CALLE', 'O'.repeat(50), 'O'.repeat(50), 'O'.repeat(50)]);
  });

  it('without an address the first two are empty', () => {
    expect(Object.values(composeLeyendas(null, { leyenda3: 'a', leyenda4: 'b' }))).toEqual(['', '', 'a', 'b']);
  });

  it('never pass 50 characters, and composing twice changes nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 }).map((value) => value.trim());
    const own = fc.string({ maxLength: 50 });
    fc.assert(
      fc.property(text, text, own, own, (calle, observacion, leyenda3, leyenda4) => {
        const address = direccion(calle, observacion);
        const legends = composeLeyendas(address, { leyenda3, leyenda4 });
        for (const legend of Object.values(legends)) expect(Array.from(legend).length).toBeLessThanOrEqual(50);
        expect(composeLeyendas(address, legends)).toEqual(legends);
      }),
    );
  });
});
