import type SvgIcon from '@mui/material/SvgIcon';

/** What can be done with a document, as a menu or a button shows it. */
export interface MenuAction {
  label: string;
  icon: typeof SvgIcon;
  onClick: () => void;
  danger?: boolean;
}
