import type { ClienteOcasional } from '@distri/domain/clientes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { SelectField } from '../../platform/forms/SelectField.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import type { useMaestrosOcasional } from '../requests.ts';
import { LocalidadField } from './LocalidadField.tsx';
import type { Errores } from './valores.ts';

interface CamposOcasionalProps {
  form: ClienteOcasional;
  errores: Errores;
  maestros: ReturnType<typeof useMaestrosOcasional>;
  withVendedor: boolean;
  autoFocus: boolean;
  onChange: (change: Partial<ClienteOcasional>) => void;
  /** A field was left: from now on its problems show. */
  onLeave: (field: keyof ClienteOcasional) => void;
}

/** D2 §3: who it is, where it is, and how it is sold to. */
export function CamposOcasional(props: CamposOcasionalProps) {
  const { form, errores, maestros, withVendedor, autoFocus, onChange, onLeave } = props;
  const bind = <Field extends keyof ClienteOcasional>(name: Field) => ({
    name,
    value: form[name],
    error: errores[name],
    onBlur: () => onLeave(name),
    onChange: (value: ClienteOcasional[Field]) => onChange({ [name]: value }),
  });
  const { tiposDocu, respIVA, provincias, localidades, transportes, zonas, vendedores } = maestros;
  return (
    <>
      <Seccion title="Quién es">
        <Ancho>
          <TextInput label="Razón social" required maxLength={80} autoFocus={autoFocus} {...bind('razsoc')} />
        </Ancho>
        <Ancho>
          <SelectField
            label="Responsabilidad de IVA"
            options={respIVA.map(({ id, description }) => ({ value: id, label: description }))}
            {...bind('respIVA')}
            onChange={(id) => onChange({ respIVA: id ?? '' })}
          />
        </Ancho>
        <SelectField
          label="Tipo de documento"
          required
          options={tiposDocu.map(({ id, description }) => ({ value: id, label: description }))}
          {...bind('tipodocu')}
        />
        <TextInput label="Número de documento" required maxLength={20} {...bind('numdocu')} />
        <TextInput label="Teléfono" type="tel" maxLength={40} {...bind('telefono')} />
      </Seccion>
      <Seccion title="Dónde está">
        <Ancho>
          <TextInput label="Dirección" required maxLength={80} {...bind('direccion')} />
        </Ancho>
        <LocalidadField
          label="Localidad"
          localidades={localidades}
          {...bind('localidad')}
          onPick={({ detalle, provinciaId, codpostal }) =>
            onChange({ localidad: detalle, provincia: String(provinciaId), codpostal })
          }
        />
        <AutocompleteField
          label="Provincia"
          options={provincias}
          getKey={({ id }) => id}
          getLabel={({ description }) => description}
          {...bind('provincia')}
          value={provincias.find(({ id }) => String(id) === form.provincia) ?? null}
          onChange={(provincia) => onChange({ provincia: provincia ? String(provincia.id) : '' })}
        />
        <TextInput label="Código postal" maxLength={10} {...bind('codpostal')} />
        <SelectField
          label="Zona"
          emptyLabel="Sin zona"
          options={zonas.map(({ id, description }) => ({ value: String(id), label: description }))}
          {...bind('zona')}
          value={form.zona || null}
          onChange={(zona) => onChange({ zona: zona ?? '' })}
        />
      </Seccion>
      <Seccion title="Cómo se le vende">
        {withVendedor && (
          <AutocompleteField
            label="Vendedor"
            required
            options={vendedores}
            getKey={({ id }) => id}
            getLabel={({ name }) => name}
            getDetail={({ id, nivel }) => `${id} · Nivel ${nivel}`}
            {...bind('vendedor')}
            value={vendedores.find(({ id }) => id === form.vendedor) ?? null}
            onChange={(vendedor) => onChange({ vendedor: vendedor?.id ?? '' })}
          />
        )}
        <AutocompleteField
          label="Transporte"
          options={transportes}
          getKey={({ id }) => id}
          getLabel={({ id, description }) => `${id} - ${description}`}
          {...bind('transporte')}
          value={transportes.find(({ id }) => id === form.transporte) ?? null}
          onChange={(transporte) => onChange({ transporte: transporte?.id ?? '' })}
        />
      </Seccion>
    </>
  );
}

function Seccion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ p: 4, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

const Ancho = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: { sm: 'span 2' } }}>{children}</Box>;
