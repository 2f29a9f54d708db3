/** Error text if changing the status of a request failed without a refusal. */
export const statusFailure = 'Error al actualizar el estado'
