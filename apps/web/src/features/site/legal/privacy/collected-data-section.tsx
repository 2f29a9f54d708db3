import { limits } from '@oficio/contracts/limits'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about which data the site asks for, and why. */
export const collectedDataSection: LegalSection = {
  id: 'que-pedimos',
  title: 'Qué datos pedimos y para qué',
  Body: () => (
    <>
      <p>Pedimos lo necesario para cada cosa, y solo lo usamos para eso.</p>
      <ul>
        <li>
          <strong>Al pedir un servicio:</strong> nombre, apellido, teléfono, email, dirección, localidad, lo
          que contás del trabajo y, si querés, fotos. Sirven para encontrar profesionales cercanos, para que
          te respondan y para avisarte qué pasa. De las fotos borramos la ubicación y los datos de la cámara.
        </li>
        <li>
          <strong>Al tocar «Usar mi ubicación»:</strong> dónde está tu dispositivo, redondeado a unos cien
          metros. Sirve para buscar tu localidad o los negocios que tenés cerca, y no lo guardamos; en la
          búsqueda de negocios queda en la dirección de la página. Las últimas {limits.recentLocations}{' '}
          localidades que usaste quedan solo en tu dispositivo.
        </li>
        <li>
          <strong>Al crear una cuenta:</strong> nombre, apellido, email, nombre de usuario y contraseña. Si
          entrás con Google, recibimos de Google tu nombre, tu email y la clave con la que te reconoce.
        </li>
        <li>
          <strong>Al registrarte como profesional:</strong> además, teléfono, dirección, CUIT o CUIL, rubros,
          radio de trabajo, descripción y, si querés, foto y documentos. Sirven para aprobar tu cuenta, para
          mostrar tu perfil y para enviarte solicitudes de tu zona.
        </li>
        <li>
          <strong>Al dejar una reseña:</strong> las estrellas y lo que escribas, que se publican con tu nombre
          y la inicial de tu apellido. De las de negocios guardamos durante {limits.reviewMarkDays} días una
          marca del dispositivo y de la red desde los que la escribiste, que no dice cuáles son. Sirve para
          encontrar reseñas falsas.
        </li>
        <li>
          <strong>Al arrepentirte o pedir una baja:</strong> nombre, email, teléfono si querés, y lo que nos
          cuentes. Sirven para encontrar lo que contrataste y responderte.
        </li>
        <li>
          <strong>Al activar avisos en un dispositivo:</strong> la dirección donde tu navegador los recibe y
          las claves con las que los lee. Los lleva la empresa de tu navegador (Google, Apple, Mozilla o
          Microsoft), cifrados: no puede leerlos. Se borran al desactivarlos o al cerrar sesión ahí.
        </li>
        <li>
          <strong>Al navegar:</strong> un identificador al azar de tu navegador, parte de tu dirección de
          internet y qué navegador usás. Sirven para la seguridad y para frenar abusos. Las visitas a la
          página de un negocio se cuentan con una marca que cambia cada día y que al terminar el día se borra:
          queda el número, no quién fue.
        </li>
      </ul>
      <p>
        Los datos que un formulario no marca como opcionales son necesarios: sin ellos no podemos hacer lo que
        pedís. Darnos tus datos es voluntario. No pedimos datos sensibles (salud, religión, política); por
        favor, no los escribas en una solicitud.
      </p>
    </>
  ),
}
