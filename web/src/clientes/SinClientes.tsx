import { TEXTOS_OCASIONAL } from '@distri/domain/clientes';
import { can } from '@distri/domain/kernel';
import AddIcon from '@mui/icons-material/Add';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { ScreenState } from '../platform/feedback/index.ts';
import { useUser } from '../platform/session/index.ts';
import { NUEVO_OCASIONAL } from './paths.ts';

const ButtonLink = createLink(Button);

/** Nobody in this person's scope, and how there comes to be somebody. */
export function SinClientes({ help }: { help: string }) {
  const { role } = useUser();
  return (
    <ScreenState
      icon={<GroupsIcon />}
      title="No se encontraron clientes"
      help={help}
      actions={
        can(role, 'clientes.ocasional') && (
          <ButtonLink to={NUEVO_OCASIONAL} variant="outlined" startIcon={<AddIcon />}>
            {TEXTOS_OCASIONAL.nuevo}
          </ButtonLink>
        )
      }
    />
  );
}
