/** Error texts of the login and password forms that a browser can show without a response of the server. */
export const accountErrors = {
  invalid_credentials: { status: 401, text: 'Credenciales inválidas. Por favor, intente de nuevo.' },
  reset_link_invalid: {
    status: 404,
    text: 'El enlace de restablecimiento de contraseña no es válido o ha expirado.',
  },
  identity_failed: {
    status: 502,
    text: 'No pudimos comprobar con Google quién sos. Probá de nuevo en un rato o entrá con tu contraseña.',
  },
} as const
