import { repeatEarlyInteractions } from './early-interactions';

const comesAlive = (element: Element) => Object.assign(element, { __reactProps$test: {} });
const frames = async (count = 4) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => window.requestAnimationFrame(resolve));
};

/** A page as the server sent it, and what its code hears. */
function givenPage(html: string) {
  document.body.replaceChildren(root);
  root.innerHTML = html;
  const heard: string[] = [];
  const listen = () => {
    document
      .querySelectorAll('button')
      .forEach((button) => button.addEventListener('click', () => heard.push(button.id)));
    document
      .querySelectorAll('input')
      .forEach((field) => field.addEventListener('input', () => heard.push(field.value)));
  };
  const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
  return { heard, listen, find };
}

const root = document.createElement('div');
beforeAll(() => repeatEarlyInteractions(root, Promise.resolve()));

it('presses a button again, once, when it has come to life', async () => {
  const { heard, listen, find } = givenPage('<button id="add"><span id="icon"></span></button>');
  find('icon').click();
  find('add').click();
  await frames();
  listen();
  comesAlive(find('add'));
  await frames();
  expect(heard).toEqual(['add']);
});

it('holds a plain click on a link that only changes the page, and lets other links and clicks lead on', async () => {
  const { find } = givenPage('<a id="picture" href="#picture" data-in-place></a><a id="on" href="#on"></a>');
  const followed: string[] = [];
  const follow = (event: Event) => followed.push((event.target as Element).id);
  root.addEventListener('click', follow);
  find('picture').click();
  expect(followed).toEqual([]);
  find('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  find('on').click();
  expect(followed).toEqual(['picture', 'on']);
  comesAlive(find('picture'));
  await frames();
  root.removeEventListener('click', follow);
  expect(followed).toEqual(['picture', 'on', 'picture']);
});

it('does what was done in the same order, each after the one before has come to life', async () => {
  const { heard, listen, find } = givenPage('<input id="name" value="" /><button id="save"></button>');
  const field = find<HTMLInputElement>('name');
  field.value = 'Sanne';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  find('save').click();
  listen();
  comesAlive(find('save'));
  await frames();
  expect(heard).toEqual([]);
  comesAlive(field);
  await frames();
  expect(heard).toEqual(['Sanne', 'save']);
});

it('presses once when React already listens to a part that has not come to life', async () => {
  const { find } = givenPage('<button id="more"></button>');
  const heard: string[] = [];
  const react = () => heard.push('press');
  root.addEventListener('click', react, true);
  find('more').click();
  expect(heard).toEqual([]);
  comesAlive(find('more'));
  await frames();
  root.removeEventListener('click', react, true);
  expect(heard).toEqual(['press']);
});

it('sends no form of a page that has not come to life', () => {
  const { find } = givenPage('<form id="form"><button id="send"></button></form>');
  let isSent = false;
  find('form').addEventListener('submit', () => (isSent = true));
  find('send').click();
  expect(isSent).toBe(false);
  find('send').remove();
});

it('leaves a page alone that has come to life', () => {
  const { heard, listen, find } = givenPage('<button id="add"></button>');
  comesAlive(find('add'));
  listen();
  find('add').click();
  expect(heard).toEqual(['add']);
});

it('forgets what was done to something that is gone, and goes on', async () => {
  const { heard, listen, find } = givenPage('<button id="gone"></button><button id="there"></button>');
  find('gone').click();
  find('there').click();
  find('gone').remove();
  listen();
  comesAlive(find('there'));
  await frames(6);
  expect(heard).toEqual(['there']);
});

it('chooses what was chosen, also when coming to life puts the choice back', async () => {
  const { find } = givenPage(
    '<input type="radio" name="jars" id="one" checked /><input type="radio" name="jars" id="two" />',
  );
  find('two').click();
  const chosen: string[] = [];
  find<HTMLInputElement>('one').checked = true; // as the code of the page does that knows nothing of the click
  find('two').addEventListener('change', () => chosen.push('two'));
  comesAlive(find('two'));
  await frames();
  expect(chosen).toEqual(['two']);
  expect(find<HTMLInputElement>('two').checked).toBe(true);
});

it('leaves what is not part of the shop alone, such as a window of the payment provider', () => {
  givenPage('');
  const button = document.createElement('button');
  let isPressed = false;
  button.addEventListener('click', ({ defaultPrevented }) => (isPressed = !defaultPrevented));
  document.body.append(button);
  button.click();
  expect(isPressed).toBe(true);
});
