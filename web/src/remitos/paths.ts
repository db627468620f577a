/** D2 §2: the list, and one note. */
export const REMITOS = '/ventas/remitos';
export const remitoPath = (id: number) => `${REMITOS}/view/${id}`;
