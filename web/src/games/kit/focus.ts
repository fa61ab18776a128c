// Who reads with the keyboard goes on from a scene with Enter, and then stands where he stood before.

export function takeFocus(button: HTMLElement): () => void {
  const before = document.activeElement;
  button.focus({ preventScroll: true });
  return () => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === button || activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
