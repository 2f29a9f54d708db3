/** Said of a photo of an iPhone that the browser cannot turn into a JPEG; loaded only with such a photo. */
export const heicText =
  'Es una foto HEIC y este navegador no la puede abrir. Guardala como JPEG, o en tu iPhone elegí «Más compatible» en Ajustes, Cámara, Formatos.'
