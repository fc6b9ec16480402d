/** The faces that plates and numbers are painted with. */
const FACES = ['700 15px Alegreya', '500 15px Alegreya', 'italic 500 16px Alegreya', '700 13px "Alegreya Sans"'];

/** Waits for the label faces, but not for ever: a missing font must not keep the table dark. */
export async function loadLabelFonts(): Promise<void> {
  if (typeof document === 'undefined' || !document.fonts) return;
  const loaded = Promise.all(FACES.map((face) => document.fonts.load(face, 'Aé1'))).catch(() => []);
  await Promise.race([loaded, new Promise((done) => setTimeout(done, 1500))]);
}
