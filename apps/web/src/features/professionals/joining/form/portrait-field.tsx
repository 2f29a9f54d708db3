'use client'

import { PhotoField } from '../../../photos/photo-field'

/** The field for the profile photo. */
export function PortraitField() {
  return (
    <PhotoField
      max={1}
      legend="Foto de perfil"
      isLegendSeen
      promise="Es pública: una tuya, trabajando o de tu logo, da confianza."
    />
  )
}
