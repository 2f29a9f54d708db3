import type { ComponentProps } from 'react'
import { Container } from '@/components/layout/container'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { siteSettings } from './site-settings'

interface Props {
  subject?: string
  width?: ComponentProps<typeof Container>['width']
}

/** A note above a page without scripts: the page can be read, but actions are hidden. */
export function ReadOnlyNote({ subject = 'Para hacer algo más que leer', width }: Props) {
  const { site, provider } = siteSettings()
  return (
    <noscript>
      <Container width={width} className="pt-6">
        <WithoutScripts subject={subject} supportEmail={site.supportEmail} phone={provider.phone} />
      </Container>
    </noscript>
  )
}
