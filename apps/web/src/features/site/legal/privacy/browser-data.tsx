import { limits } from '@oficio/contracts/limits'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about cookies and data in the browser. */
export const browserData: LegalSection = {
  id: 'cookies',
  title: 'Cookies y datos en tu navegador',
  Body: () => (
    <>
      <p>Usamos solo las cookies que el sitio necesita para funcionar:</p>
      <ul>
        <li>la de tu sesión, y las que protegen el formulario de ingreso;</li>
        <li>
          una que recuerda que ya entraste a tu cuenta desde este navegador, para que los intentos de otras
          personas no te impidan entrar;
        </li>
        <li>
          un identificador al azar de tu navegador, para saber que una foto o una solicitud son tuyas aunque
          no tengas cuenta, y para no confundirte con otros que usan tu misma conexión.
        </li>
      </ul>
      <p>
        Además, tu navegador guarda por {limits.keptFormDays} días el borrador de una solicitud que no
        terminaste; por {limits.keptClientDays} días, el lugar y los datos de contacto de la última que
        enviaste, para completarte la próxima; y si aceptaste los términos. Eso no sale de tu dispositivo y lo
        podés borrar cuando quieras: el formulario tiene un botón para olvidar los datos que completó.
      </p>
      <p>
        No hay cookies de publicidad ni herramientas de medición de otras empresas, y ninguna página carga
        cosas de otros sitios.
      </p>
    </>
  ),
}
