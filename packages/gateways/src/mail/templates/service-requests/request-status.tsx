import { statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Badge, type BadgeLook } from '../../look/badge'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleRequest } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-status']

export const requestStatus: Template<Props> = {
  subject: ({ statusText, title }) => `${statusText}: ${title}`,
  preview: ({ statusText, byWhom }) => `Tu solicitud pasó a «${statusText}». Lo indicó: ${byWhom}.`,
  reason: 'Te escribimos porque cambió el estado de una solicitud tuya.',
  Body: ({ firstName, title, statusText, byWhom, reason, trackingUrl }) => (
    <>
      <Heading>Novedades de tu solicitud</Heading>
      <Paragraph>{greeting(firstName)} Tu solicitud cambió de estado:</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{title}</p>
        <p style={{ margin: '0 0 10px' }}>
          <Badge look={lookOf(statusText)}>{statusText}</Badge>
        </p>
        <p style={panelTextStyle}>Lo indicó: {byWhom}</p>
        {reason === null ? null : <p style={panelTextStyle}>Motivo: {reason}</p>}
      </Panel>
      <ActionButton href={trackingUrl}>Ver mi solicitud</ActionButton>
    </>
  ),
  samples: [
    {
      ...sampleRequest,
      statusText: 'Completada',
      byWhom: 'Martín Sosa',
      reason: null,
    },
    {
      ...sampleRequest,
      statusText: 'Cancelada',
      byWhom: 'vos',
      reason: 'Lo resolví por mi cuenta',
    },
  ],
}

const looks: Record<string, BadgeLook> = {
  [statusTexts.pending]: 'sun',
  [statusTexts.open]: 'river',
  [statusTexts.in_progress]: 'river',
  [statusTexts.completed]: 'green',
}

function lookOf(statusText: string): BadgeLook {
  return looks[statusText] ?? 'muted'
}
