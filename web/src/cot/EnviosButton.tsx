import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { COT_ENVIOS } from './paths.ts';

const LinkButton = createLink(Button);

/** To every file that went out, and what ARBA said. */
export function EnviosButton() {
  return (
    <LinkButton to={COT_ENVIOS} variant="outlined" startIcon={<HistoryIcon />} sx={{ alignSelf: 'flex-end' }}>
      Envíos a ARBA
    </LinkButton>
  );
}
