import { type Factura, habilidadesFactura } from '@distri/domain/facturas';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import NotaIcon from '@mui/icons-material/UndoOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useNavigate } from '@tanstack/react-router';
import { downloadPdf } from '../correo/pdf.ts';
import { notaCreditoDesde } from '../notasCredito/paths.ts';
import { useUser } from '../platform/session/index.ts';
import { downloadRecibo } from './ReciboButton.tsx';
import { readFacturaPdf } from './requests.ts';

/** What this person may do with each invoice. `pathOf` opens it in the list that it is in. */
export function useRowActions(pathOf: (factura: Factura) => string) {
  const navigate = useNavigate();
  const { role } = useUser();
  return (factura: Factura) => {
    const puede = habilidadesFactura(factura, { rol: role });
    return [
      puede.visualizar && {
        label: 'Visualizar',
        icon: ViewIcon,
        onClick: () => void navigate({ to: pathOf(factura) }),
      },
      puede.imprimir && {
        label: 'Descargar',
        icon: DownloadIcon,
        onClick: () => void downloadPdf(() => readFacturaPdf(factura.id), archivoFactura(factura)),
      },
      {
        label: 'Descargar el recibo',
        icon: ReceiptIcon,
        disabled: !puede.recibo,
        onClick: () => void downloadRecibo(factura),
      },
      puede.acreditar && {
        label: 'Nota de crédito',
        icon: NotaIcon,
        onClick: () => void navigate({ to: notaCreditoDesde(factura.idcliente, factura.id) }),
      },
    ].filter((action) => action !== false);
  };
}

/** 'Factura_A000400012345.pdf'. */
export const archivoFactura = ({ factura }: Pick<Factura, 'factura'>) => `Factura_${factura}.pdf`;
