import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about who sees which data. */
export const recipientsSection: LegalSection = {
  id: 'quien-los-ve',
  title: 'Quién ve tus datos',
  Body: ({ settings }) => (
    <>
      <p>
        <strong>Cualquiera</strong> puede ver de una solicitud el título, la descripción, el rubro, la
        localidad, el estado y hace cuánto se envió. Nunca tu nombre, tu teléfono, tu email, tu dirección ni
        tus fotos. Si escribís un teléfono o un email en la descripción, lo tapamos. Esas páginas no aparecen
        en los buscadores.
      </p>
      <p>
        <strong>Los profesionales aprobados</strong> de ese rubro y esa zona ven además las fotos mientras la
        solicitud sigue abierta. Tus datos de contacto los ve solo quien los abre para responderte:{' '}
        {countOf(settings.leadsPerRequest, 'profesional', 'profesionales')} como máximo. Al enviar la
        solicitud aceptás que se los demos. Vos ves quién los abrió y cuándo. Dejan de verlos cuando la
        solicitud se cierra o el contacto se devuelve; quien hizo el trabajo los conserva{' '}
        {limits.keptContactDays} días más. Vuelven a verlos si decís que el trabajo no estaba completado y la
        solicitud se reabre. Las fotos le quedan a la vista a quien abrió tus datos hasta que las borramos,
        salvo que el contacto se devuelva. A una cuenta suspendida no le mostramos nada de esto.
      </p>
      <p>
        <strong>Del profesional</strong> son públicos el nombre, la empresa, la foto, los rubros, la zona, la
        descripción y la calificación. El CUIT, la dirección, los documentos y el email no.
      </p>
      <p>
        <strong>Nuestro equipo</strong> los ve cuando hace falta para atenderte o para decidir un reclamo, y
        cada decisión queda registrada.
      </p>
      <p>
        <strong>Empresas que trabajan para nosotros</strong> (alojamiento del sitio, envío de emails, cobros)
        los tratan por nuestra cuenta y para nada más. Si alguna está fuera de la Argentina, le exigimos la
        misma protección que da la ley argentina.
      </p>
      <p>
        No vendemos ni alquilamos tus datos, ni los usamos para publicidad de otros. Se los damos a una
        autoridad solo si la ley o un juez lo ordenan.
      </p>
    </>
  ),
}
