import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { AutocompleteField } from '../forms/AutocompleteField.tsx';
import { DateInput } from '../forms/DateInput.tsx';
import { DigitsInput } from '../forms/DigitsInput.tsx';
import { IntegerInput, MoneyInput, PercentInput, QuantityInput } from '../forms/numberInputs.tsx';
import { SegmentedControl } from '../forms/SegmentedControl.tsx';
import { SelectField } from '../forms/SelectField.tsx';
import { SwitchField } from '../forms/SwitchField.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { sampleCustomers } from './sampleCustomers.ts';

const LISTAS = [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: `Lista ${value}` }));
const AGRUPAR = [
  { value: 'cliente', label: 'Cliente' },
  { value: 'ingreso', label: 'Ingreso' },
  { value: 'no', label: 'Sin agrupar' },
];
const CLIENTES = sampleCustomers(500);

export function FormsGallery() {
  const [ingreso, setIngreso] = useState<string | null>('2026-11-20');
  const [entrega, setEntrega] = useState<string | null>(null);
  const [lista, setLista] = useState<number | null>(3);
  const [bonificacion, setBonificacion] = useState<number | null>(100000);
  const [importe, setImporte] = useState<number | null>(60000000);
  const [cantidad, setCantidad] = useState<number | null>(1234.5);
  const [recibo, setRecibo] = useState('60412');
  const [bultos, setBultos] = useState<number | null>(1234);
  const [texto, setTexto] = useState('');
  const [grupo, setGrupo] = useState('cliente');
  const [proforma, setProforma] = useState(true);
  const [cliente, setCliente] = useState(CLIENTES[3] ?? null);
  return (
    <Paper variant="outlined" sx={{ p: 4, m: { xs: 4, sm: 0 }, overflow: 'auto' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <DateInput label="Ingreso" required value={ingreso} onChange={setIngreso} />
        <DateInput
          label="Entrega"
          value={entrega}
          onChange={setEntrega}
          error={entrega ? undefined : 'Ingresá la fecha de entrega'}
        />
        <SelectField label="Lista de precios" options={LISTAS} value={lista} onChange={setLista} />
        <PercentInput label="Bonificación general" value={bonificacion} onChange={setBonificacion} />
        <MoneyInput label="A cancelar" value={importe} onChange={setImporte} />
        <QuantityInput label="Cantidad" suffix="L" value={cantidad} onChange={setCantidad} />
        <DigitsInput
          label="Número de recibo"
          required
          prefix="X0006"
          maxLength={8}
          value={recibo}
          onChange={setRecibo}
        />
        <IntegerInput label="Bultos" grouping value={bultos} onChange={setBultos} />
        <TextInput label="Vendedor" readOnly value="Paz, Esteban" onChange={() => undefined} />
        <TextInput label="Leyenda 3" maxLength={50} value={texto} onChange={setTexto} help={`${texto.length} de 50`} />
        <AutocompleteField
          label="Cliente"
          options={CLIENTES}
          getKey={(c) => c.id}
          getLabel={(c) => c.razsoc}
          getDetail={(c) => `${c.id} · ${c.cuit} · ${c.localidad}`}
          value={cliente}
          onChange={setCliente}
        />
        <SegmentedControl label="Agrupar" options={AGRUPAR} value={grupo} onChange={setGrupo} />
        <SwitchField label="Proforma" value={proforma} onChange={setProforma} />
        <TextInput label="Observaciones" rows={3} value={texto} onChange={setTexto} />
      </Box>
    </Paper>
  );
}
