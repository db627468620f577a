export { type Opcion, OptionTiles } from './OptionTiles.tsx';
