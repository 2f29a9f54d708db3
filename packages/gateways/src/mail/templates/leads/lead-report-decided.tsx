import { reportReasonTexts } from '@oficio/contracts/leads/reports'
import { countOf } from '@oficio/contracts/text/count-of'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Badge } from '../../look/badge'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['lead-report-decided']

/** Tells a professional whether the lead that they reported is returned. */
export const leadReportDecided: Template<Props> = {
  subject: ({ isReturned, title }) =>
    isReturned ? `Te devolvimos el contacto: ${title}` : `Revisamos tu reporte: ${title}`,
  preview: ({ isReturned }) =>
    isReturned
      ? 'El contacto no cuenta y sus datos se cerraron.'
      : 'Esta vez no lo devolvemos: el contacto sigue siendo tuyo.',
  reason: 'Te escribimos porque reportaste un contacto.',
  Body: (props) => (
    <>
      <Heading>{props.isReturned ? 'Te devolvimos el contacto' : 'El contacto sigue siendo tuyo'}</Heading>
      <Paragraph>{greeting(props.firstName)} Ya resolvimos tu reporte:</Paragraph>
      <Report {...props} />
      <Paragraph>{explain(props)}</Paragraph>
      <ActionButton href={props.portalUrl}>Ir a mi portal</ActionButton>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      reason: 'wrong_number',
      isReturned: true,
      note: null,
      freeLeadsLeft: 2,
      portalUrl: sampleUrl('/professional/portal'),
    },
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      reason: 'no_answer',
      isReturned: false,
      note: 'El cliente nos contó que hablaron el martes.',
      freeLeadsLeft: 1,
      portalUrl: sampleUrl('/professional/portal'),
    },
  ],
}

function Report({ title, reason, isReturned, note }: Props) {
  return (
    <Panel>
      <p style={panelTitleStyle}>{title}</p>
      <p style={panelTextStyle}>Lo que reportaste: {reportReasonTexts[reason]}</p>
      {note === null ? null : <p style={panelTextStyle}>Nota: {note}</p>}
      <p style={{ margin: '10px 0 0' }}>
        <Badge look={isReturned ? 'green' : 'muted'}>{isReturned ? 'Devuelto' : 'No devuelto'}</Badge>
      </p>
    </Panel>
  )
}

function explain({ isReturned, freeLeadsLeft }: Props): string {
  const freeLeadsText =
    freeLeadsLeft > 0
      ? ` Te ${freeLeadsLeft === 1 ? 'queda' : 'quedan'} ${countOf(freeLeadsLeft, 'contacto gratis', 'contactos gratis')}.`
      : ''
  if (!isReturned) return `Lo miramos y esta vez no lo devolvemos: podés volver a llamar.${freeLeadsText}`
  return `Ese contacto ya no cuenta y los datos del cliente se cerraron.${freeLeadsText}`
}
