export const RAIZ = '/';
export const HOME = '/home';
