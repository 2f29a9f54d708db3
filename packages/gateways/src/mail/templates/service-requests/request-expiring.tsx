import { limits } from '@oficio/contracts/limits'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { inAWeek, sampleRequest, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-expiring']

/** Warns a client that the request will expire soon, with a link to extend it if that is possible. */
export const requestExpiring: Template<Props> = {
  subject: ({ title }) => `¿Todavía lo necesitás? ${title}`,
  preview: ({ expiresAt, canExtend }) =>
    `Tu solicitud vence el ${formatMoment(expiresAt)}.${canExtend ? ' Podés extenderla con un toque.' : ''}`,
  reason: `Te escribimos ${hoursInWords(limits.expiryWarningHours)} antes de que venza una solicitud tuya.`,
  Body: (props) => (
    <>
      <Heading>¿Todavía lo necesitás?</Heading>
      <Paragraph>
        {greeting(props.firstName)} <strong>{props.title}</strong> vence el{' '}
        <strong>{formatMoment(props.expiresAt)}</strong>. Después, ningún profesional nuevo la va a ver.
      </Paragraph>
      {props.canExtend ? (
        <Extend {...props} />
      ) : (
        <ActionButton href={props.trackingUrl}>Ver mi solicitud</ActionButton>
      )}
    </>
  ),
  samples: [
    {
      ...sampleRequest,
      expiresAt: inAWeek,
      canExtend: true,
      extendUrl: sampleUrl('/seguimiento/abc.def?extender=1'),
    },
    {
      ...sampleRequest,
      expiresAt: inAWeek,
      canExtend: false,
      extendUrl: sampleUrl('/seguimiento/abc.def?extender=1'),
    },
  ],
}

function Extend({ extendUrl, trackingUrl }: Props) {
  return (
    <>
      <Paragraph>Podés extenderla una vez, con un toque.</Paragraph>
      <ActionButton href={extendUrl}>Extender mi solicitud</ActionButton>
      <TextLink href={trackingUrl}>Ver mi solicitud</TextLink>
      <Paragraph isQuiet>Si ya la resolviste, marcala como completada desde ese enlace.</Paragraph>
    </>
  )
}
