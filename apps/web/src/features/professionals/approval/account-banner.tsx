import { errors } from '@oficio/contracts/errors'
import { waitingMailText } from '@oficio/contracts/kernel/waiting-mail-text'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { AccountStandstill, MissingFact, Standstill } from '@oficio/contracts/professionals/approval'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDay } from '@oficio/contracts/text/format-date'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { MailAddress } from '@/components/ui/mail-address'
import { formatList } from '@/lib/formats/format-list'
import { ResendConfirmation } from '../../accounts/mailbox/resend-confirmation'
import { BackButton } from '../availability/back-button'
import { VerificationButton } from '../joining/verification-button'

interface AccountBannerProps {
  account: AccountStandstill
  supportEmail: string
  verificationFeeArs: number
}

const texts: Record<Standstill, { tone: 'info' | 'warning' | 'error'; title: string; text: string }> = {
  pending_payment: {
    tone: 'warning',
    title: 'Falta el pago de verificación',
    text: `Se paga una sola vez y muestra que la cuenta es de una persona real. Cuando ${providerName} lo apruebe, nuestro equipo revisa tu cuenta; hasta entonces no te llegan solicitudes.`,
  },
  pending_approval: {
    tone: 'info',
    title: 'Estamos revisando tu cuenta',
    text: `Solemos responder en ${countOf(limits.approvalAnswerWorkingDays, 'día hábil', 'días hábiles')}. Apenas nuestro equipo la apruebe, acá vas a ver las solicitudes de tu zona y vas a poder tomarlas.`,
  },
  rejected: {
    tone: 'error',
    title: 'No pudimos aprobar tu cuenta',
    text: 'Corregí lo que falta y envialo de nuevo: la revisamos otra vez. Mientras tanto no te llegan solicitudes.',
  },
  suspended: {
    tone: 'error',
    title: 'Tu cuenta está suspendida',
    text: 'No te llegan solicitudes y los datos de contacto que abriste no se muestran. Si tenés una suscripción, pedimos pausarla: cómo está lo ves en tu suscripción.',
  },
  unavailable: {
    tone: 'warning',
    title: 'No estás recibiendo solicitudes',
    text: 'Estás de descanso: no te avisamos de solicitudes nuevas ni aparecés en las búsquedas. Los contactos que ya abriste siguen a la vista.',
  },
}

/** The subject of a mail to support. A professional who is away can end that without support. */
const subjects: Record<Exclude<Standstill, 'unavailable'>, string> = {
  pending_payment: 'Pago de verificación',
  pending_approval: 'Consulta por la revisión de mi cuenta',
  rejected: 'Corrección de los datos de mi cuenta',
  suspended: 'Mi cuenta suspendida',
}

/** The label of the link to the registration data, in the states in which the data can still be corrected. */
const corrections: Partial<Record<Standstill, string>> = {
  pending_payment: 'Revisar mis datos',
  pending_approval: 'Corregir mis datos',
  rejected: 'Corregir y enviar de nuevo',
}

const missingTexts: Record<MissingFact, string> = {
  phone: 'tu teléfono',
  city: 'tu localidad',
  rubros: 'tus rubros',
  taxId: 'tu CUIT o CUIL',
}

/**
 * Explains why the account does not receive requests or notices, and what to do. Renders nothing if everything is in
 * order.
 */
export function AccountBanner({ account, supportEmail, verificationFeeArs }: AccountBannerProps) {
  const {
    standstill,
    reason,
    missing,
    emailToConfirm,
    isMailWaiting,
    verificationInHand: inHand,
    awayUntil,
  } = account
  if (!standstill)
    return emailToConfirm && <UnconfirmedEmail email={emailToConfirm} isMailWaiting={isMailWaiting} />
  const { tone, title, text } = texts[standstill]
  const hasReason = reason && (standstill === 'rejected' || standstill === 'suspended')
  return (
    <Alert
      tone={tone}
      title={awayUntil ? `No estás recibiendo solicitudes hasta el ${formatDay(awayUntil)}` : title}
      action={
        <div className="flex flex-wrap gap-3">
          {standstill === 'pending_payment' && !inHand && <VerificationButton feeArs={verificationFeeArs} />}
          {corrections[standstill] && (
            <ButtonLink
              href={paths.professionalRegistration()}
              variant={standstill === 'pending_payment' ? 'outline' : 'primary'}
            >
              {missing.length > 0 ? 'Completar mis datos' : corrections[standstill]}
            </ButtonLink>
          )}
          {emailToConfirm && <ResendConfirmation />}
          {standstill === 'unavailable' ? (
            <BackButton />
          ) : (
            <Button asChild variant="outline">
              <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(subjects[standstill])}`}>
                Escribir a soporte
              </a>
            </Button>
          )}
        </div>
      }
    >
      {hasReason && <p className="font-medium">Motivo: {reason}</p>}
      {missing.length > 0 ? (
        <p>
          Para poder aprobarla falta que nos digas {formatList(missing.map((fact) => missingTexts[fact]))}.
          Mientras tanto no te llegan solicitudes.
        </p>
      ) : (
        <p>
          {text}
          {standstill === 'pending_approval' && !emailToConfirm && ' No tenés que hacer nada más.'}
        </p>
      )}
      {emailToConfirm && (
        <p className="mt-2">
          <strong>{unconfirmedTitle}</strong>:{' '}
          <OpenTheLink email={emailToConfirm} isMailWaiting={isMailWaiting} />
        </p>
      )}
      {awayUntil && <p className="font-medium">Ese día volvés a recibirlas sin hacer nada.</p>}
      {inHand && <p className="font-medium">{errors[inHand].text}</p>}
    </Alert>
  )
}

const unconfirmedTitle = 'Falta que confirmes tu email'

interface MailedLinkProps {
  email: string
  isMailWaiting: boolean
}

const UnconfirmedEmail = (props: MailedLinkProps) => (
  <Alert tone="warning" title={unconfirmedTitle} action={<ResendConfirmation />}>
    <p>
      Las solicitudes nuevas te las avisamos ahí: <OpenTheLink {...props} />
    </p>
  </Alert>
)

const OpenTheLink = ({ email, isMailWaiting }: MailedLinkProps) => (
  <>
    abrí el enlace que te {isMailWaiting ? 'vamos a mandar' : 'mandamos'} a <MailAddress>{email}</MailAddress>
    , así sabemos que los avisos te llegan. {isMailWaiting && waitingMailText}
  </>
)
