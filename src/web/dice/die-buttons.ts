import { addDie, DIE_SIDES } from './add-die.ts';

/** Makes a button for each usual die, which adds it to the field that was last typed in. */
export function dieButtons(inputs: readonly HTMLInputElement[], changed: () => void): HTMLElement {
  const group = document.createElement('div');
  group.className = 'die-buttons';
  group.role = 'group';
  group.ariaLabel = 'Add a die';
  let field = inputs[0]!;
  for (const input of inputs)
    input.addEventListener('focus', () => {
      field = input;
    });
  for (const sides of DIE_SIDES) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `d${sides}`;
    button.addEventListener('click', () => {
      field.value = addDie(field.value, sides);
      changed();
    });
    group.append(button);
  }
  return group;
}
