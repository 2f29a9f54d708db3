/** Said when a request could not be moved to another state and nobody refused it. */
export const statusFailure = 'Error al actualizar el estado'
