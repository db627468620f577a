import type { ContextoVenta } from '@distri/domain/clientes';
import { camposDeAutor } from '@distri/domain/cotizaciones';
import type { Rol } from '@distri/domain/kernel';
import { canEditBonificacionGeneral, LISTAS_PRECIO } from '@distri/domain/lineas';
import { listVendedores } from '@distri/domain/maestros';
import Box from '@mui/material/Box';
import { DireccionField } from '../../clientes/DireccionField.tsx';
import { BonificacionGeneralField } from '../../lineas/BonificacionGeneralField.tsx';
import type { DocumentoEditor } from '../../lineas/documentoForm.ts';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { useCall } from '../../platform/api/index.ts';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../../platform/forms/DateInput.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';

interface CamposVentaProps {
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  rol: Rol;
  problemas: readonly ProblemaVisible[];
  onListaChange: (lista: number) => void;
  isDireccionRequired: boolean;
}

/** Up to this many, a list is quicker than a search (look.md, form rule 4). */
const FEW = 12;
const LISTAS = LISTAS_PRECIO.map((lista) => ({ value: lista as number, label: `Lista ${lista}` }));

/** The fields of a quotation or order, in four columns (look 04). */
export function CamposVenta(props: CamposVentaProps) {
  const { editor, contexto, rol, problemas, onListaChange, isDireccionRequired } = props;
  const { form, set } = editor;
  const errorOf = (campo: string) =>
    problemas.find(
      (problema) => problema.campo === campo && problema.linea === undefined && problema.severity === 'block',
    )?.text;
  const withVendedor = camposDeAutor(rol, 'CREATE').vendedor.editable;
  const condiciones = contexto.condiciones.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: 3,
        px: 4,
        pt: 3,
        pb: 4,
      }}
    >
      <DateInput
        label="Ingreso"
        name="ingreso"
        min={contexto.hoy}
        value={form.ingreso}
        onChange={(ingreso) => set('ingreso', ingreso)}
        error={errorOf('ingreso')}
      />
      <DateInput
        label="Entrega"
        name="entrega"
        min={contexto.hoy}
        value={form.entrega}
        onChange={(entrega) => set('entrega', entrega)}
        error={errorOf('entrega')}
      />
      <SelectField
        label="Condición comercial"
        name="condcomercial"
        options={condiciones}
        value={form.condcomercial}
        onChange={(id) => id !== null && set('condcomercial', id)}
      />
      <SelectField
        label="Lista de precios"
        name="listaprecio"
        options={LISTAS}
        value={form.listaprecio}
        onChange={(lista) => lista !== null && onListaChange(lista)}
      />
      <BonificacionGeneralField
        value={form.bonificacion}
        onChange={(bonificacion) => set('bonificacion', bonificacion)}
        readOnly={!canEditBonificacionGeneral(rol)}
        error={errorOf('bonificacion')}
      />
      {withVendedor && <VendedorField editor={editor} contexto={contexto} />}
      <Box sx={{ gridColumn: { sm: withVendedor ? 'span 2' : 'span 3' } }}>
        <DireccionField
          direcciones={contexto.direcciones}
          value={form.direccionEntrega}
          onChange={(id) => set('direccionEntrega', id)}
          required={isDireccionRequired}
          error={errorOf('direccionEntrega')}
        />
      </Box>
    </Box>
  );
}

/** Only A and O load the full seller list (D2 §6). It starts as the customer's. */
function VendedorField({ editor, contexto }: Pick<CamposVentaProps, 'editor' | 'contexto'>) {
  const vendedores = useCall(listVendedores, {}, { staleMs: 300_000 });
  const { cliente } = contexto;
  const wanted = editor.form.vendedor ?? cliente.vendedor;
  const own = { id: cliente.vendedor, name: cliente.apenom, nivel: cliente.vendedor_nivel, email: '' };
  const options = vendedores.data?.result ?? [own];
  const choose = (id: string | null) => editor.set('vendedor', id);
  if (options.length <= FEW)
    return (
      <SelectField
        label="Vendedor"
        name="vendedor"
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={wanted}
        onChange={choose}
      />
    );
  return (
    <AutocompleteField
      label="Vendedor"
      name="vendedor"
      options={options}
      getKey={({ id }) => id}
      getLabel={({ name }) => name}
      value={options.find(({ id }) => id === wanted) ?? own}
      onChange={(vendedor) => choose(vendedor?.id ?? null)}
    />
  );
}
