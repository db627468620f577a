import { findMenuItem, landingPath } from '@distri/domain/kernel';
import ScheduleIcon from '@mui/icons-material/Schedule';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { createLink, useLocation } from '@tanstack/react-router';
import { ScreenState } from '../feedback/index.ts';
import { useUser } from '../session/index.ts';
import { Panel } from './ScreenOutlet.tsx';

const ButtonLink = createLink(Button);

/** A path of ours without a screen: not in this version yet, or nowhere at all. */
export function NotFoundScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const { role } = useUser();
  const item = findMenuItem(path);
  const pending = item?.ruta === path && !item.pantalla;
  return (
    <Panel>
      <ScreenState
        icon={pending ? <ScheduleIcon /> : <SearchOffIcon />}
        title={pending ? `${item.etiqueta} todavía no está en esta versión` : 'No encontramos esa página'}
        help={
          pending ? 'Cuando esté lista la vas a ver en el menú.' : 'Puede que el enlace esté mal copiado o sea viejo.'
        }
        actions={
          path !== landingPath(role) && (
            <ButtonLink to="/" variant="contained">
              Ir al inicio
            </ButtonLink>
          )
        }
      />
    </Panel>
  );
}
