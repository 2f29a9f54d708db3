/**
 * The texts of the recovery pages, in addition to the errors of their calls. They have their own file because those
 * calls would load zod in the browser.
 */
export const recoveryTexts = {
  emailMissing: 'Por favor, ingrese su correo electrónico',
  tokenMissing: 'No se proporcionó un token de restablecimiento.',
  failed: 'Ocurrió un error al restablecer su contraseña. Por favor, intente de nuevo.',
} as const
