/** What whoever adds one more rubro than a plan includes is told, before anything is sent and by the call. */
export const planFull = 'Has alcanzado el límite de rubros para tu plan seleccionado.'
