import { NOMBRE_ROL } from '@distri/domain/kernel';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useUser } from '../session/index.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Username with role letter, name, id, role, level; theme; the disabled account button; log out (D1 §2.3). */
export function UserMenuPanel({ onLogOut }: { onLogOut: () => void }) {
  const { username, role, name, id, level } = useUser();
  const facts = [
    ['Id', id === null || id === undefined || id === '' ? 'Sin_ID' : String(id)],
    ['Rol', NOMBRE_ROL[role]],
    ['Nivel', level === null || level === undefined ? 'Sin nivel' : String(level)],
  ] as const;
  return (
    <>
      <Box sx={{ px: 4, pt: 4, pb: 3 }}>
        <Typography variant="h6" component="p">
          {username} ({role})
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, m: 0, mt: 3 }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="caption" sx={{ m: 0, fontWeight: 500 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Divider />
      <ThemeSwitch />
      <Divider />
      <MenuList aria-label="Acciones del usuario">
        <MenuItem disabled>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          Cuenta
        </MenuItem>
        <MenuItem onClick={onLogOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Salir
        </MenuItem>
      </MenuList>
    </>
  );
}
