/** Shown before sending and returned by the call when a plan has no room for another rubro. */
export const planFull = 'Has alcanzado el límite de rubros para tu plan seleccionado.'
