import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about how data is protected. */
export const security: LegalSection = {
  id: 'seguridad',
  title: 'Cómo los cuidamos',
  Body: () => (
    <>
      <ul>
        <li>La conexión con el sitio va cifrada.</li>
        <li>De tu contraseña guardamos solo una huella, de la que no se puede volver a la contraseña.</li>
        <li>
          Los datos de contacto se muestran únicamente a quien corresponde, y queda registrado quién los
          abrió.
        </li>
        <li>
          El enlace de seguimiento que te mandamos por email funciona como una llave: no lo compartas. Si
          corregís tu email, el enlace anterior deja de servir.
        </li>
        <li>Los registros técnicos del sitio no guardan tu email, tu teléfono ni tu dirección.</li>
      </ul>
      <p>
        Ningún sistema es infalible. Si pasara algo que ponga en riesgo tus datos, te lo vamos a decir, y
        también a la autoridad.
      </p>
    </>
  ),
}
