import { getMe } from '@distri/domain/acceso';
import { lazy, Suspense, useEffect, useState } from 'react';
import { logOut } from '../acceso/logOut.ts';
import { ReloginOverlay } from '../acceso/ReloginOverlay.tsx';
import { Campana } from '../notificaciones/Campana.tsx';
import { useCall } from '../platform/api/index.ts';
import { MenuSwitchesContext } from '../platform/shell/menuContext.ts';
import { Shell } from '../platform/shell/Shell.tsx';
import { UserMenu } from '../platform/shell/UserMenu.tsx';
import { useSearchKey, useTypeAhead } from './useSearchKey.ts';

const loadSearch = () => import('../buscar/SearchDialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }));

/** Everything around a screen: the shell with what the areas put in it, the search and the re-login overlay. */
export function AppLayout() {
  const me = useCall(getMe, undefined, { staleMs: 300_000 });
  const [isSearching, setSearching] = useState(false);
  useSearchKey(() => setSearching(true));
  const takeTyped = useTypeAhead(isSearching);
  useEffect(() => {
    // Brought when the first screen is there, so that the search opens at once.
    const timer = setTimeout(() => void loadSearch(), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <MenuSwitchesContext value={me.data?.result.empresa.menu}>
      <Shell
        onSearch={() => setSearching(true)}
        bell={<Campana />}
        userMenu={<UserMenu onLogOut={() => void logOut()} />}
      />
      {isSearching && (
        <Suspense>
          <SearchDialog onClose={() => setSearching(false)} takeTyped={takeTyped} />
        </Suspense>
      )}
      <ReloginOverlay />
    </MenuSwitchesContext>
  );
}
