import { findMenuItem, type Permiso } from '@distri/domain/kernel';
import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createLink, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useContext } from 'react';
import { ScreenState } from '../feedback/index.ts';
import { screenAccess } from '../router/access.ts';
import { useUser } from '../session/index.ts';
import { MenuSwitchesContext } from './menuContext.ts';

const ButtonLink = createLink(Button);

/** The open screen, or the reason why this role does not get it. */
export function ScreenOutlet() {
  const path = useLocation({ select: (location) => location.pathname });
  const permiso = useMatches({ select: lastPermiso });
  const menu = useContext(MenuSwitchesContext);
  const { role } = useUser();
  const access = screenAccess({ path, permiso, rol: role, menu });
  if (access === 'unknown') return null;
  return access === 'granted' ? <Outlet /> : <NoPermission path={path} />;
}

const lastPermiso = (matches: readonly { staticData: { permiso?: Permiso } }[]) => matches.at(-1)?.staticData.permiso;

function NoPermission({ path }: { path: string }) {
  return (
    <Panel>
      <ScreenState
        icon={<LockIcon />}
        title={`Tu usuario no tiene permiso para ver ${findMenuItem(path)?.etiqueta ?? 'esta pantalla'}`}
        help="Si lo necesitás para trabajar, pedíselo a un administrador."
        actions={
          <ButtonLink to="/" variant="contained">
            Ir al inicio
          </ButtonLink>
        }
      />
    </Panel>
  );
}

/** A panel as tall as the page, for screens that are one state. */
export function Panel({ children }: { children: React.ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
      {children}
    </Paper>
  );
}
