import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['business-ownership']

/** Sends the code that proves ownership of an unclaimed business page to the mail address of that page. */
export const businessOwnership: Template<Props> = {
  subject: ({ code }, site) => `${code} es el código para reclamar tu página en ${site.name}`,
  preview: ({ minutes }) => `El código vale por ${minutes} minutos.`,
  drawing: () => 'shop',
  reason: 'Te escribimos porque alguien reclama la página de un negocio que tiene este email.',
  Body: ({ code, minutes, businessName, pageUrl }) => (
    <>
      <Heading>Tu código: {code}</Heading>
      <Paragraph>
        Alguien con una cuenta pidió administrar la página de {businessName}. Si sos vos, escribí este código
        donde te lo piden: vale por {minutes} minutos y se usa una sola vez.
      </Paragraph>
      <ActionButton href={pageUrl}>Ver la página</ActionButton>
      <Paragraph isQuiet>
        Si no fuiste vos, no se lo des a nadie y no hagas nada: sin el código nadie puede administrar la
        página.
      </Paragraph>
    </>
  ),
  samples: [
    {
      code: '40291738',
      minutes: 30,
      businessName: 'Café La Esquina',
      pageUrl: sampleUrl('/business/cafe-la-esquina'),
    },
  ],
}
