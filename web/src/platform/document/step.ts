export interface Step {
  /** The state's word: 'En Distribución'. */
  palabra: string;
  /** When it was reached: 'Hoy 07:34'. Absent: not yet. */
  cuando?: string | undefined;
}

/** In the place of the time of a step that was left out, or that will not be reached any more. */
export const SIN_PASAR = '–';
