export { refuseUnsafeDatabase } from './durability.ts';
export { type Embedded, type EmbeddedOptions, openEmbedded, startEmbedded } from './embedded.ts';
