import type { ClienteDeMapa } from '@distri/domain/clientes';
import { foldText } from '@distri/domain/kernel';
import { useDeferredValue, useMemo, useState } from 'react';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';

const SHOWN = 50;

interface BuscarEnMapaProps {
  clientes: readonly ClienteDeMapa[];
  onChoose: (cliente: ClienteDeMapa) => void;
}

/** Finds a customer among those on the map, tens of thousands of them, as it is typed. */
export function BuscarEnMapa({ clientes, onChoose }: BuscarEnMapaProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const isAsking = text !== '';
  const folded = useMemo(
    () => (isAsking ? clientes.map((cliente) => foldText(`${cliente.id} ${cliente.n} ${cliente.l}`)) : []),
    [clientes, isAsking],
  );
  const options = useMemo(() => find(clientes, folded, text), [clientes, folded, text]);
  return (
    <AutocompleteField
      label="Buscar en el mapa"
      labelHidden
      placeholder="Razón social, localidad o id"
      options={options}
      getKey={({ id }) => id}
      getLabel={({ n }) => n}
      getDetail={({ id, l }) => [id, l].filter(Boolean).join(' · ')}
      onSearch={setTyped}
      noOptionsText={typed === '' ? 'Escribí para buscar' : 'No se encontraron resultados'}
      value={null}
      onChange={(cliente) => cliente && onChoose(cliente)}
    />
  );
}

function find(clientes: readonly ClienteDeMapa[], folded: readonly string[], text: string): ClienteDeMapa[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found: ClienteDeMapa[] = [];
  for (let at = 0; at < folded.length && words.length > 0 && found.length < SHOWN; at += 1) {
    const cliente = clientes[at];
    if (cliente && words.every((word) => folded[at]?.includes(word))) found.push(cliente);
  }
  return found;
}
