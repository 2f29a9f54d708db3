/** What the pages of recovery say beside the refusals of their calls; apart from those, which would bring zod to the browser. */
export const recoveryTexts = {
  emailMissing: 'Por favor, ingrese su correo electrónico',
  tokenMissing: 'No se proporcionó un token de restablecimiento.',
  failed: 'Ocurrió un error al restablecer su contraseña. Por favor, intente de nuevo.',
} as const
