import { dataAuthorityUrl, lawButtons, lawPeriods } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { Link } from '@/components/ui/link'
import type { LegalSection } from '../legal-section'

const quote = 'border-l-4 border-primary-soft pl-4 text-muted-foreground'

export const rights: LegalSection = {
  id: 'tus-derechos',
  title: 'Tus derechos',
  Body: ({ supportEmail }) => (
    <>
      <p>La Ley 25.326 de Protección de los Datos Personales te da derecho a:</p>
      <ul>
        <li>
          <strong>saber</strong> qué datos tuyos tenemos: te respondemos dentro de los{' '}
          {lawPeriods.dataAccessDays} días corridos (artículo 14);
        </li>
        <li>
          <strong>corregirlos, actualizarlos o borrarlos</strong>: dentro de los{' '}
          {lawPeriods.dataCorrectionWorkingDays} días hábiles (artículo 16). Si ya los vio un profesional, le
          avisamos;
        </li>
        <li>
          <strong>retirar tu consentimiento</strong> cuando quieras, sin que eso cambie lo que se hizo antes.
        </li>
      </ul>
      <p>
        Pedilo en <Link href={paths.dataRights()}>esta página</Link> o escribí a {supportEmail}. En los dos
        casos te mandamos un enlace al email con el que usaste el sitio, para asegurarnos de que sos vos: los
        plazos corren desde que lo confirmás. No hace falta tener una cuenta y es gratis. En tu página de
        seguimiento podés corregir tus datos y cancelar la solicitud vos mismo, y con el{' '}
        <Link href={paths.cancellation()}>{lawButtons.cancellation}</Link> podés pedir que cerremos tu cuenta.
      </p>
      <p>
        Si tenés una cuenta, en <Link href={paths.profile()}>tu perfil</Link> descargás todo lo que guardamos
        de vos y corregís tus datos vos mismo.
      </p>
      <p>
        No podemos borrar lo que la ley obliga a conservar, como los pagos. Cuando borramos lo demás te
        decimos qué queda y por qué.
      </p>
      {/* The law prescribes the wording of these two notices. */}
      <blockquote className={quote}>
        El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en
        forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al
        efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley N.º 25.326.
      </blockquote>
      <blockquote className={quote}>
        La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N.º
        25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten
        afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos
        personales.
      </blockquote>
      <p>
        La Agencia atiende en{' '}
        <a href={dataAuthorityUrl} rel="noopener">
          argentina.gob.ar/aaip
        </a>
        .
      </p>
    </>
  ),
}
