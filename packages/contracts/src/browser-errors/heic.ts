/** Error text for an iPhone photo that the browser cannot convert to JPEG. Loaded only when such a photo is chosen. */
export const heicText =
  'Es una foto HEIC y este navegador no la puede abrir. Guardala como JPEG, o en tu iPhone elegí «Más compatible» en Ajustes, Cámara, Formatos.'
