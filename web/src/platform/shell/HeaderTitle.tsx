import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useCurrentPageHeader } from './pageHeader.ts';
import { usePageTitle } from './pageTitle.ts';
import { usePhone } from './useMovil.ts';

/**
 * With a back arrow the page's title, without it the section's (look.md, "Shell"). A phone has no room for a heading
 * of its own, so that its header always names the page.
 */
export function HeaderTitle() {
  const phone = usePhone();
  const { seccion, pagina, volver } = usePageTitle();
  const routeTitle = useMatches({ select: (matches) => matches.at(-1)?.staticData.titulo });
  const { subtitulo } = useCurrentPageHeader();
  const desk = volver ? (routeTitle ?? pagina) : seccion;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 3 }, flex: 1, minWidth: 0 }}>
      {volver && <BackButton to={volver} />}
      <Box sx={{ minWidth: 0, pl: { xs: 2, sm: 0 } }}>
        {phone ? (
          <Typography variant={pagina.length > LARGO ? 'subtitle1' : 'h4'} component="p" sx={PHONE_TITLE}>
            {pagina}
          </Typography>
        ) : (
          <Typography variant="h4" component="p" noWrap>
            {desk}
          </Typography>
        )}
        {phone && subtitulo && (
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {subtitulo}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Letters that fit in one line beside menu, fullscreen, bell and user at 390 px. */
const LARGO = 14;
/** Between four buttons there is room for one word in a line: two lines say the page's whole name. */
const PHONE_TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  lineHeight: { xs: '20px' },
  textWrap: 'balance',
} as const;

/** Back to where the person came from, or one level up when this page was opened by its link. */
function BackButton({ to }: { to: string }) {
  const router = useRouter();
  const goBack = () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to }));
  return (
    <IconButton aria-label="Volver" onClick={goBack} sx={{ ml: { xs: 0, sm: -1 } }}>
      <ArrowBackIcon />
    </IconButton>
  );
}
