import 'reflect-metadata';
import { memoryWorld as world } from './adapters/memory/world';
import { createContainer } from './container';
import { mount } from './ui/shell/mount';

mount(createContainer(world));
