/** Error text if a plan has no room for another rubro. The form shows it before sending, and the call returns it. */
export const planFull = 'Has alcanzado el límite de rubros para tu plan seleccionado.'
