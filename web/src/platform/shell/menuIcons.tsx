import BarChartIcon from '@mui/icons-material/BarChart';
import ConstructionIcon from '@mui/icons-material/Construction';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import type { ReactElement } from 'react';

/** The icon of each section of the menu, by its id. */
export const MENU_ICONS: Readonly<Record<string, ReactElement>> = {
  home: <HomeIcon />,
  ventas: <ReceiptLongIcon />,
  aprobaciones: <TaskAltIcon />,
  stock: <InventoryIcon />,
  despacho: <LocalShippingIcon />,
  picking: <QrCodeScannerIcon />,
  listados: <DescriptionIcon />,
  estadisticas: <BarChartIcon />,
  objetivos: <FlagIcon />,
  herramientas: <ConstructionIcon />,
};
