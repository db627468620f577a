import { describe, expect, test } from 'vitest';
import { type ContextoForm, calcularCobranza, problemasVisibles } from './calcular.ts';
import { cuerpoEdicion, cuerpoNueva } from './cuerpo.ts';
import { cancelable, contextoForm, contextoLeido, DOCUMENTOS, formEjemplo, HOY, itemDe } from './ejemplos.ts';
import { cancelables, cobranzaVacia } from './valores.ts';

const textos = (form: Parameters<typeof calcularCobranza>[0], contexto: ContextoForm = contextoForm()) =>
  calcularCobranza(form, contexto).problemas.map(
    ({ severity, text }) => `${severity}: ${text.replaceAll('\u00a0', ' ')}`,
  );

test('the worked example: 22%, $ 214.500, nothing left over and nothing wrong', () => {
  const { calculo, problemas } = calcularCobranza(formEjemplo(), contextoForm());
  expect(calculo).toMatchObject({ pordesc: 220_000, impdesc: 21_450_000, saldo: 0, dpromdocs: 14, dpromitems: 23.12 });
  expect(problemas).toEqual([]);
});

describe('what is wrong, in the order of the document', () => {
  test('an empty form is silent until somebody confirms; then the first check is the first sentence', () => {
    const { problemas } = calcularCobranza(cobranzaVacia(HOY), contextoForm());
    expect(problemasVisibles(problemas, false)).toEqual([]);
    expect(problemasVisibles(problemas, true).map(({ text }) => text)).toEqual([
      'Debe ingresar un número de recibo',
      'Debe seleccionar al menos un documento a cancelar',
      'Debe seleccionar al menos un ítem de cobranza',
      'El total a cancelar debe ser mayor a cero. Aumente el monto a cancelar o elimine notas de crédito.',
      'El total a cobrar debe ser mayor a cero. Ingrese un importe mayor a los ítems de cobranza.',
    ]);
  });

  test('items that lack something are said once and lead to the first of them', () => {
    const items = [
      itemDe('TRF', 30_000_000, { id: 1, transferencia: { numero: '', cuenta: null } }),
      itemDe('TRF', 55_000_000, { id: 2, transferencia: { numero: '', cuenta: null } }),
    ];
    const { problemas } = calcularCobranza(formEjemplo({ items }), contextoForm());
    expect(problemas.filter(({ code }) => code === 'ITEMS_INCOMPLETOS').map(({ campo }) => campo)).toEqual(['items.0']);
  });

  test('a balance below zero leads to the items; above zero it only warns', () => {
    const short = calcularCobranza(formEjemplo({ items: [itemDe('TRF', 100)] }), contextoForm()).problemas;
    expect(short.find(({ code }) => code === 'SALDO_NEGATIVO')).toMatchObject({ severity: 'block', campo: 'items' });
    const over = formEjemplo();
    const items = [...over.items, itemDe('RIV', 500, { id: 9 })];
    expect(textos({ ...over, items })).toEqual([
      'warn: El saldo a favor del cliente, $ 5, ingresará como saldo positivo en su cuenta corriente.',
    ]);
  });

  test('a receipt of yesterday is refused for a new one and stays in an edit', () => {
    expect(textos(formEjemplo({ fecharecibo: '2026-03-19' }))).toContain(
      'block: La fecha del recibo no puede ser anterior a hoy',
    );
    const original = { id: 7, version: 1, status: 'O' as const, impdesc: 21_450_000, pordesc: 220_000 };
    const edit = textos(formEjemplo({ fecharecibo: '2026-03-19' }), contextoForm({ original, hoy: '2026-03-21' }));
    expect(edit.join()).not.toContain('anterior a hoy');
  });

  test('sales point 17 with others: a warning for A, refused to the rest', () => {
    const otra = cancelable({ id: 3, numero: 'A001700000001', punto_venta: 17 });
    const contexto = contextoLeido({ documentos: [...DOCUMENTOS, otra] });
    const form = formEjemplo({ documentos: [...DOCUMENTOS, otra].map(({ id }) => ({ id, importe: 40_000_000 })) });
    const as = (rol: 'A' | 'V') => textos(form, contextoForm({ contexto, rol, documentos: cancelables(contexto) }));
    const sentence = 'No es posible combinar facturas de puntos de venta 15 o 17 con otros';
    expect(as('V')).toContain(`block: ${sentence}`);
    expect(as('A')).toContain(`warn: ${sentence}`);
  });

  test('what is left behind warns: an older invoice, an open credit note', () => {
    const older = cancelable({ id: 8, ingreso: '2026-01-02' });
    const credit = cancelable({ id: 9, tipo: 'CRE', ingreso: '2026-03-15' });
    const contexto = contextoLeido({ documentos: [...DOCUMENTOS, older, credit] });
    expect(textos(formEjemplo(), contextoForm({ contexto, documentos: cancelables(contexto) }))).toEqual([
      'warn: Existen documentos a cancelar anteriores a los seleccionados',
      'warn: Existen notas de crédito pendientes de cancelar',
    ]);
  });
});

describe('a Guardada that is edited', () => {
  const original = {
    id: 7,
    version: 4,
    status: 'G' as const,
    impdesc: 21_450_000,
    pordesc: 220_000,
    equivImp: 21_450_000,
  };
  const ap = cancelable({ id: 20, tipo: 'AP', numero: 'A000400000900', ingreso: HOY, total: 21_450_000 });
  const contexto = contextoLeido({ documentos: [...DOCUMENTOS, ap] });
  const edit = (rol: 'A' | 'V' = 'V') => contextoForm({ contexto, rol, documentos: cancelables(contexto), original });
  const documentos = [...formEjemplo().documentos, { id: 20, importe: 21_450_000 }];

  test('wants its term adjustment, exactly; with it nothing more is discounted', () => {
    expect(textos(formEjemplo(), edit())).toContain(
      'block: Debe ingresar un ajuste plazo por un valor exacto de $ 214.500',
    );
    const { calculo, problemas } = calcularCobranza(formEjemplo({ documentos }), edit());
    expect(problemas).toEqual([]);
    expect(calculo).toMatchObject({ impdesc: 0, equivImp: 21_450_000, saldo: 0 });
  });

  test('whose cheque moved goes to review with its equivalent, but for an administrator', () => {
    const form = formEjemplo({ documentos });
    const items = form.items.map((item) => ({
      ...item,
      cheques: item.cheques.map((cheque) => ({ ...cheque, fecha: '2026-05-02' })),
    }));
    const moved = { ...form, items };
    const asV = cuerpoEdicion(moved, calcularCobranza(moved, edit()), edit());
    expect(asV).toMatchObject({ version: 4, setStatus: 'R', _equivalenteDescuento: 19_500_000 });
    const asA = cuerpoEdicion(moved, calcularCobranza(moved, edit('A')), edit('A'));
    expect(asA).not.toHaveProperty('setStatus');
  });

  test('a reviewed one goes back to Pendiente', () => {
    const review = { ...edit('A'), original: { ...original, status: 'R' as const } };
    const form = formEjemplo({ documentos });
    expect(cuerpoEdicion(form, calcularCobranza(form, review), review)).toMatchObject({ setStatus: 'P' });
  });
});

test('what is sent: ids, amounts and the figures of the screen; saving says G', () => {
  const form = formEjemplo({ observa: '  ojo  ' });
  const contexto = contextoForm();
  const body = cuerpoNueva(form, calcularCobranza(form, contexto), contexto, true);
  expect(body).toMatchObject({
    setStatus: 'G',
    headerData: { talrecibo: 3, condcomercial: 1 },
    cobranza: {
      numrec: '60412',
      observa: 'ojo',
      documentos: [
        { id: 1, tipo: 'FAC', importe: 60_000_000 },
        { id: 2, tipo: 'FAC', importe: 40_000_000 },
      ],
      impdesc: 21_450_000,
      saldo: 0,
    },
  });
  expect(body.headerData).not.toHaveProperty('usuario');
  expect(cuerpoNueva(form, calcularCobranza(form, contexto), contexto, false)).not.toHaveProperty('setStatus');
});

test('typing costs as the collection grows, not as its square: ten times the rows, far from a hundred times the time', () => {
  const many = (count: number) => {
    const documentos = Array.from({ length: count }, (_, index) => cancelable({ id: index + 1, numero: `A${index}` }));
    const contexto = contextoLeido({ documentos });
    const items = Array.from({ length: count }, (_, index) => itemDe('TRF', 1_000_000, { id: index + 1 }));
    const form = formEjemplo({ documentos: documentos.map(({ id }) => ({ id, importe: 40_000_000 })), items });
    return { form, contexto: contextoForm({ contexto, documentos: cancelables(contexto) }) };
  };
  const cost = ({ form, contexto }: ReturnType<typeof many>) => {
    const runs = 60;
    const began = performance.now();
    for (let run = 0; run < runs; run += 1) calcularCobranza(form, contexto);
    return (performance.now() - began) / runs;
  };
  const [few, ten] = [many(10), many(100)];
  cost(few);
  cost(ten);
  const ratio = Math.min(...Array.from({ length: 5 }, () => cost(ten) / cost(few)));
  expect(ratio).toBeLessThan(40);
});
